import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/**
 * Adds what a file .env in the current folder says to the environment; what stands there already wins.
 * Not Node's own flag: it announces each start without such a file, and crashes node --watch.
 */
export function readEnvFile(): void {
  if (existsSync('.env')) loadEnvFile('.env');
}
