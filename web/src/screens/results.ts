// The scorebook and the record: one separate script, as they share their parts.
export { GroupBook } from "../book/GroupBook";
export { SoloRecord } from "../solo/SoloRecord";
