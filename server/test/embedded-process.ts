// Runs the embedded database in a separate process, for the tests that kill it.
import { startEmbedded } from '../src/db/embedded.ts';

export type EmbeddedMessage = { url: string } | { fault: string };

function tell(message: EmbeddedMessage): void {
  process.send?.(message);
}

// Like the server: Ctrl-C must not end it before the database has shut down.
process.on('SIGINT', () => {});

try {
  const [dataDir = ''] = process.argv.slice(2);
  const database = await startEmbedded({ dataDir, durable: true, log: { debug() {}, warn() {} } });
  process.once('message', async () => {
    await database.stop();
    process.disconnect();
  });
  tell({ url: database.url });
} catch (error) {
  tell({ fault: error instanceof Error ? error.message : String(error) });
  process.disconnect();
}
