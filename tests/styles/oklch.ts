/** A color as linear-light sRGB, each channel 0 to 1. */
type LinearRgb = readonly [red: number, green: number, blue: number];

/**
 * Reads `oklch(L C H)` with L as a number from 0 to 1.
 * Throws if the text has another form or the color is outside sRGB.
 */
export function parseOklch(text: string): LinearRgb {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text);
  if (!match) throw new Error(`Not oklch(L C H): ${text}`);
  const [lightness, chroma, hue] = match.slice(1).map(Number) as [number, number, number];
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  // Matrices of CSS Color 4, section 8.
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ] as const;
  if (rgb.some((channel) => channel < -0.005 || channel > 1.005)) {
    throw new Error(`Outside sRGB, so its contrast depends on the screen: ${text}`);
  }
  return rgb.map((channel) => Math.min(1, Math.max(0, channel))) as unknown as LinearRgb;
}

/** Contrast ratio of WCAG 2.2 between two colors, 1 to 21. */
export function contrast(first: LinearRgb, second: LinearRgb): number {
  const luminance = ([r, g, b]: LinearRgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [dark, light] = [luminance(first), luminance(second)].sort((x, y) => x - y) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}
