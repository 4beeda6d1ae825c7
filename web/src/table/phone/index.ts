// The table's part for hands on phones: a script of its own.
export { NewCodes } from "./NewCodes";
export { PhonePlace } from "./PhonePlace";
export { Phones } from "./phones";
