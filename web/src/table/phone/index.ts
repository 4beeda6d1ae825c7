// The table's part for hands on phones: a separate script.
export { NewCodes } from "./NewCodes";
export { PhonePlace } from "./PhonePlace";
export { Phones } from "./phones";
