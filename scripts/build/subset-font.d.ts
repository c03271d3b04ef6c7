declare module "subset-font" {
  type Options = {
    targetFormat: "woff2" | "sfnt";
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures: string[];
    noHinting: boolean;
    preserveNameIds: number[];
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

/** The address of a font: see subset-fonts.ts. */
declare module "font:*" {
  const address: string;
  export default address;
}
