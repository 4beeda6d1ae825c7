// Castagnoli's polynomial, which the package has beside the usual one, and no types for.
declare module "crc-32/crc32c.js" {
  export { str } from "crc-32";
}
