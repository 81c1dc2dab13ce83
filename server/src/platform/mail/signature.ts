// Who writes, under every mail.
export const SIGNATURE = 'Ijeuwa';
export const WATCHWORD = 'The journey of life, together.';
