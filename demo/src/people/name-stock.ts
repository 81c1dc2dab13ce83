// The names one people gives, parted by spaces.
export type NameStock = { women: string; men: string; surnames: string };
