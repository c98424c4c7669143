const KILOBYTE = 1024;

/** How large a file is, in kilobytes, or in megabytes from the first whole one on. */
export function fileSize(bytes: number): { unit: 'kilobytes' | 'megabytes'; count: number } {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < KILOBYTE) return { unit: 'kilobytes', count: kilobytes };
  return { unit: 'megabytes', count: Math.round((bytes / KILOBYTE / KILOBYTE) * 10) / 10 };
}
