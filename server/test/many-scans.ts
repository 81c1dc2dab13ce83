// A small JPEG that is long to open: one colour, and behind it scan after scan of which each names every block.

const SIDE = 5000;
const BLOCKS = (SIDE / 8) ** 2;
/** The longest run of ended blocks that one code can name. */
const RUN = 32_767;

const segment = (marker: number, bytes: number[]): Buffer =>
  Buffer.from([0xff, marker, 0, bytes.length + 2, ...bytes]);

/** A table of one code, of a single bit. */
const codes = (which: number, symbol: number) => segment(0xc4, [which, 1, ...Array(15).fill(0), symbol]);

/** Bits as a scan carries them: filled up with ones, and a zero after each byte of ones. */
const scanBits = (bits: string): Buffer => {
  const filled = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1');
  const bytes = (filled.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2));
  return Buffer.from(bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])));
};

export const jpegOfManyScans = (scans: number): Buffer => {
  const brightness = [segment(0xda, [1, 1, 0, 0, 0, 0]), scanBits('0'.repeat(BLOCKS))];
  const nothingMore = [
    segment(0xda, [1, 1, 0, 1, 63, 0]),
    scanBits(`0${'1'.repeat(14)}`.repeat(Math.ceil(BLOCKS / RUN))),
  ];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array(64).fill(1)]),
    segment(0xc2, [8, SIDE >> 8, SIDE & 255, SIDE >> 8, SIDE & 255, 1, 1, 0x11, 0]),
    codes(0x00, 0),
    codes(0x10, 0xe0),
    ...brightness,
    ...Array.from({ length: scans - 1 }, () => nothingMore).flat(),
    Buffer.from([0xff, 0xd9]),
  ]);
};
