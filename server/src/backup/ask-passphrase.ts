import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks on the terminal without showing what is typed. @throws with a line for people where nobody can answer */
export async function askPassphrase(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Error(
      'set BACKUP_PASSPHRASE, or run it on a terminal, which asks for the passphrase',
    );
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
