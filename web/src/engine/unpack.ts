/** Files in the build's packed form: zstd, gzip, or unpacked. Not all hosts compress large files. */
import { Decompress, decompress } from "fzstd";

const MAGIC_LENGTH = 4;

type Chunk = Uint8Array<ArrayBuffer>;

const begins = (bytes: Uint8Array, ...magic: number[]): boolean => magic.every((byte, at) => bytes[at] === byte);
const isZstd = (bytes: Uint8Array): boolean => begins(bytes, 0x28, 0xb5, 0x2f, 0xfd);
const isGzip = (bytes: Uint8Array): boolean => begins(bytes, 0x1f, 0x8b);

/** Unpacks data as it comes in; errors if that is damaged or cut off. Some servers have already undone gzip. */
export async function unpacked(chunks: AsyncGenerator<Chunk, undefined>): Promise<ReadableStream<Chunk>> {
  const head = await beginning(chunks);
  const whole = streamOf(head, chunks);
  if (isZstd(head)) return whole.pipeThrough(unzstd());
  return isGzip(head) ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
}

/** The same of a whole file, at once. */
export const unpackedNow = (file: Uint8Array): Uint8Array => (isZstd(file) ? decompress(file) : file);

function unzstd(): TransformStream<Chunk, Chunk> {
  let frame: Decompress;
  return new TransformStream<Chunk, Chunk>({
    start(controller) {
      frame = new Decompress((data) => {
        if (data.length > 0) controller.enqueue(data as Chunk);
      });
    },
    transform: (chunk) => frame.push(chunk),
    flush: () => frame.push(new Uint8Array(), true),
  });
}

/** The first bytes, which show the kind of packing. */
async function beginning(chunks: AsyncGenerator<Chunk, undefined>): Promise<Chunk> {
  let head: Chunk = new Uint8Array();
  while (head.length < MAGIC_LENGTH) {
    const { done, value } = await chunks.next();
    if (done) break;
    head = head.length > 0 ? new Uint8Array([...head, ...value]) : value;
  }
  return head;
}

/** Chunks as a stream, the beginning of them already taken. */
function streamOf(head: Chunk, rest: AsyncGenerator<Chunk, undefined>): ReadableStream<Chunk> {
  return new ReadableStream<Chunk>({
    start: (controller) => controller.enqueue(head),
    async pull(controller) {
      const { done, value } = await rest.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}
