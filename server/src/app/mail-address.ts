// The bare address of a sender: hello@ijeuwa.example of "Ijeuwa <hello@ijeuwa.example>".
export const mailAddressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;
