import { PUSH_KINDS, type PushKind } from '@mala/contract/push.ts';

/** Of what a member is told, on how many devices, and the key that a browser subscribes with. */
export function presentPush(key: string, refused: readonly PushKind[], devices: number) {
  const choices = Object.fromEntries(PUSH_KINDS.map((kind) => [kind, !refused.includes(kind)]));
  return { key, devices, choices: choices as Record<PushKind, boolean> };
}
