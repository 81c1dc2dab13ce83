// What this project uses of subset-font, which ships no types.
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'sfnt';
    keepFeatures?: string[];
    noHinting?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number }>;
  };
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
