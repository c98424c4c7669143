/** The value of a list, such as the income of who has no work, that says something only under the name of its field. */
export const NOT_APPLICABLE = 'not-applicable';
