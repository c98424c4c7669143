/** Saved views of the list of profiles. */
export const viewsText = {
  title: 'Saved views',
  save: 'Save as a view',
  change: 'Change views',
  full: (most: number) =>
    `${most} views are saved, as many as there can be. Remove one to save another.`,
  saved: { title: 'View saved', message: 'You find it above the list.' },
  renamed: { title: 'View renamed', message: 'It has its new name above the list.' },
  removed: { title: 'View removed', message: 'It is not above the list any more.' },
  saving: {
    title: 'Save as a view',
    hint: 'The filters and the order are kept, for you alone.',
    notOne: 'Id, name, telephone and date of birth are not kept: they look for one person.',
    name: 'Name of the view',
    replaces: 'There is a view with this name. It is replaced.',
    submit: 'Save',
    cancel: 'Cancel',
  },
  changing: {
    title: 'Your views',
    name: 'Name',
    rename: 'Rename',
    remove: 'Remove',
    removeOf: (name: string) => `Remove the view ${name}`,
    empty: 'No view is saved any more.',
    close: 'Close',
  },
};
