export const errorsText = {
  general: 'Something went wrong...',
  tryAgain: 'Please try again...',
  again: 'Try again',
  offline: 'We cannot reach the service. Check your connection and try again. Nothing is lost.',
  summary: (count: number) =>
    count === 1 ? 'Please correct one field' : `Please correct ${count} fields`,
  field: (label: string, message: string) => `${label}: ${message}`,
};
