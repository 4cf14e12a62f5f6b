/** Why customers do not see the pages of the mails. */
export const mailsAreOwners = 'Only the owner reads the mails of the site.'
