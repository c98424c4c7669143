/** Below a field whose change waits for the office, or was refused; what others see follows. */
export const heldChangeText = {
  waits: 'Waiting for review: our office looks at this change. Other families still see:',
  refused: (reason: string | null) =>
    reason
      ? `This change was not accepted. Our office wrote: “${reason}” Other families still see:`
      : 'This change was not accepted. Other families still see:',
  nothing: 'nothing',
};
