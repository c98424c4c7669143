import { mkdir } from 'node:fs/promises';

/**
 * Makes the folder of everything that we keep. Others may pass through it (the database may run as
 * another system user) but not list it; what stands inside closes itself.
 */
export async function makeDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
}
