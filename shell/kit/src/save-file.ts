/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The download has begun by then; Safari reads the address a little later than the others.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
