// Checksums of 32 bits of a text's UTF-8. The package for this is four times as long, as it unrolls eight tables.

/** A checksum by a polynomial, whose bits are reversed. */
function crcBy(polynomial: number): (text: string) => number {
  const steps = Uint32Array.from({ length: 256 }, (_, byte) => {
    for (let bit = 0; bit < 8; bit++) byte = (byte >>> 1) ^ (byte & 1 ? polynomial : 0);
    return byte;
  });
  return (text) => {
    let rest = -1;
    for (const byte of new TextEncoder().encode(text)) rest = (rest >>> 8) ^ (steps[(rest ^ byte) & 255] ?? 0);
    return ~rest >>> 0;
  };
}

/** The usual one, of zip files. */
export const crc32 = crcBy(0xedb88320);

/** Castagnoli's. */
export const crc32c = crcBy(0x82f63b78);
