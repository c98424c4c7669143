/** Texts for choosing and uploading photos. */
export const photoUploadsText = {
  choose: 'Choose photos',
  camera: 'Take a photo',
  hint: (count: number) =>
    `Pictures of the kind png, jpeg or gif, several at once if you like, ${count} at most. Large ones are made smaller before they are sent.`,
  drag: 'You can also drag them here.',
  drop: 'Let go to add these photos',
  full: (count: number) =>
    `You have ${count} photos, as many as there may be. Remove one to add another.`,
  tooMany: (chosen: number, taken: number, count: number) =>
    taken === 0
      ? `There may be ${count} photos at most. Remove one to add another.`
      : `You chose ${chosen} photos, and there may be ${count} in all. The first ${taken === 1 ? 'one is' : `${taken} are`} being added.`,
  leave: 'Your photo upload is in-progress, are you sure you want to leave this page?',
  list: 'Photos being added',
  sending: (count: number, added: number) =>
    count === 1 ? 'Adding the photo…' : `${added} of ${count} photos added`,
  done: (count: number) => (count === 1 ? 'The photo is added.' : `${count} photos are added.`),
  heic: 'This photo is in the HEIC format, which cannot be opened here. Save it as jpeg, or take a screenshot of it, and choose that.',
  wrongKind: 'Please choose a picture of the kind png, jpeg or gif.',
  broken: 'This picture is damaged and cannot be opened. Please choose another one.',
  tooLarge: 'This picture is too large to be sent. Please choose a smaller one.',
};
