export { providePlainPictures as default } from '../server/testing/plain-pictures.ts'
