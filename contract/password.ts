export const minPasswordLength = 6
export const shortPassword = 'Password must be at least 6 characters long'
