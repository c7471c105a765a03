import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/**
 * https://www.eicar.org/download-anti-malware-testfile/: a harmless text that every scanner reports. Split, so that no
 * scanner reports this file.
 */
export const HARMLESS_VIRUS = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/**
 * A stand-in's behaviour: normal work, a fault of the daemon, or the response of ClamAV 1.4 with `AlertExceedsMax` to
 * more than `MaxFileSize`.
 */
type Behaviour = 'scans' | 'is silent' | 'hangs up' | 'talks nonsense' | 'is at its limits';

const SAID: Partial<Record<Behaviour, string>> = {
  'talks nonsense': 'HTTP/1.1 400 Bad Request\r\n\0',
  'is at its limits': 'stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND\0',
};

/**
 * A stand-in for ClamAV's daemon, written from its description: accepts `zINSTREAM`, chunks with their lengths, and the
 * end; knows one virus; accepts files of `mostBytes` at most. https://docs.clamav.net/manual/Usage/ClamdProtocol.html
 */
export async function startClamd({ mostBytes = 1_000_000 } = {}) {
  let behaviour: Behaviour = 'scans';
  const scanned: number[] = [];
  const open = new Set<Socket>();

  function read(received: Buffer): string | null {
    const command = Buffer.from('zINSTREAM\0');
    if (received.length < command.length) return null;
    if (!received.subarray(0, command.length).equals(command)) return 'UNKNOWN COMMAND\0';
    const chunks: Buffer[] = [];
    let size = 0;
    for (let at = command.length; at + 4 <= received.length; ) {
      const length = received.readUInt32BE(at);
      if (length === 0) {
        scanned.push(size);
        return Buffer.concat(chunks).includes(HARMLESS_VIRUS) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0';
      }
      size += length;
      if (size > mostBytes) return 'INSTREAM size limit exceeded. ERROR\0';
      chunks.push(received.subarray(at + 4, at + 4 + length));
      at += 4 + length;
    }
    return null;
  }

  const server = createServer((socket) => {
    open.add(socket.on('error', () => {}).on('close', () => open.delete(socket)));
    if (behaviour === 'hangs up') return socket.destroy();
    let received = Buffer.alloc(0);
    socket.on('data', (bytes) => {
      if (socket.writableEnded || behaviour === 'is silent') return;
      received = Buffer.concat([received, bytes]);
      const answer = SAID[behaviour] ?? read(received);
      if (answer !== null) socket.end(answer);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Sizes of the files that were scanned to their end. */
    scanned,
    become(next: Behaviour) {
      behaviour = next;
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
