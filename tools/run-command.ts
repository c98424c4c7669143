import { spawn } from 'node:child_process';

/**
 * Runs a command in this terminal; npm has put node_modules/.bin first in PATH.
 * Resolves to its exit status, or 1 if a signal ended it or it could not start.
 */
export function runCommand(
  command: string,
  args: string[],
  env: Record<string, string | undefined> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
}
