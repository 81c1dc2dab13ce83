// Fetches a file of ours whole, and saves it under its own name: what fails is known before anything is saved.
export const saveFile = async (address: string): Promise<void> => {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = address.slice(address.lastIndexOf('/') + 1);
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
};

const KEPT_MS = 60_000;
