/** Hands a file to the browser's downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name });
  link.click();
  // The download has begun by then; Safari reads the address a little later than the others.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
