export { prepareDemoSites as default } from '../tooling/demo-site.ts'
