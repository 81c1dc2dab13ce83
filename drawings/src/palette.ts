// Colours of the drawn world: mixing, cloths that go together, warm backdrops.
export function mix(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round(a! + (b! - a!) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

// Shadows lean to aubergine and lights to cream, so that nothing turns grey.
export const darker = (colour: string, share: number) => mix(colour, '#22080f', share);
export const lighter = (colour: string, share: number) => mix(colour, '#fff1da', share);

export function distance(one: string, other: string): number {
  return [1, 3, 5].reduce(
    (sum, at) =>
      sum +
      Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)),
    0,
  );
}

export type Trio = { base: string; accent: string; third: string };

const trio = (base: string, accent: string, third: string): Trio => ({ base, accent, third });

export const RICH: readonly Trio[] = [
  trio('#7a1737', '#e3b457', '#f6e7c8'),
  trio('#0e6b50', '#e3b457', '#f6e7c8'),
  trio('#c23b22', '#f6d98f', '#7a1737'),
  trio('#c3923b', '#7a1737', '#fbf0d6'),
  trio('#24406b', '#e9b44c', '#f4ead6'),
  trio('#1d6a72', '#f2c572', '#f8ead2'),
  trio('#5b2a5e', '#e7a94d', '#f3dfe6'),
  trio('#a5315f', '#f7d7a8', '#5b1635'),
  trio('#2c4fa0', '#f0b93f', '#fbf1dd'),
  trio('#8d3f1b', '#f2c98a', '#2d4c4a'),
  trio('#35525e', '#efe0c4', '#c3923b'),
  trio('#6b7332', '#f3dca4', '#8a2b1c'),
  trio('#d9962b', '#1f5a4e', '#fff1d4'),
  trio('#11736f', '#f6b8a0', '#fbe9d6'),
  trio('#8c1d2c', '#f0c9b0', '#2b1320'),
];

export const PALE: readonly Trio[] = [
  trio('#f6efe0', '#c3923b', '#8a6a34'),
  trio('#e9dcbc', '#0e6b50', '#7a5a24'),
  trio('#dfe7ea', '#35525e', '#7f9aa6'),
  trio('#f1d9d2', '#a5315f', '#c98a86'),
  trio('#d9e6d8', '#0e6b50', '#7ba58a'),
  trio('#e8dcec', '#5b2a5e', '#a88bb2'),
  trio('#f3e2b8', '#a8571d', '#cf9b47'),
  trio('#cfe0e8', '#24406b', '#7fa3b8'),
];

export const SOBER: readonly Trio[] = [
  trio('#2b1320', '#7a1737', '#4a2a3a'),
  trio('#22314a', '#8fb0c9', '#3b4f70'),
  trio('#3d4148', '#c3923b', '#5b6069'),
  trio('#4a3526', '#d9b681', '#6a4d38'),
  trio('#1f2a2c', '#0e6b50', '#3a4a4d'),
  trio('#5e6d5f', '#efe0c4', '#7c8c7c'),
  trio('#6d5a4c', '#f3e6cf', '#8b7565'),
];

export type Mood = { glow: string; field: string; edge: string; ring: string };

export const MOODS: readonly Mood[] = [
  { glow: '#f4c9a0', field: '#dc824f', edge: '#8e3340', ring: '#f7d9ba' },
  { glow: '#f7e3b4', field: '#d9a94d', edge: '#8f611f', ring: '#fbeecd' },
  { glow: '#cfe2cc', field: '#64a083', edge: '#1d5844', ring: '#dff0dd' },
  { glow: '#dfe6e9', field: '#93aebb', edge: '#3f5b69', ring: '#eef4f6' },
  { glow: '#f3d3cf', field: '#cf7681', edge: '#752142', ring: '#f8dfdc' },
  { glow: '#f8ead6', field: '#e0b68a', edge: '#a86f4a', ring: '#fdf3e4' },
  { glow: '#e6d8e8', field: '#a783ab', edge: '#55305f', ring: '#f0e6f1' },
  { glow: '#d5e7e4', field: '#6ea8a6', edge: '#1f5a60', ring: '#e6f3f1' },
  { glow: '#f7dcbf', field: '#cc6b49', edge: '#6d1f2c', ring: '#f9e2cb' },
];
