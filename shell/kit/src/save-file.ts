/** Downloads a file in the browser. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Safari reads the address later than other browsers.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
