export const requestsAreOwners = 'Requests are entered and answered by the owner of the studio.'
