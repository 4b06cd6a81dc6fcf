export { ContentVersions } from './content-versions.js';
export { ContentVersionsModule } from './content-versions.module.js';
