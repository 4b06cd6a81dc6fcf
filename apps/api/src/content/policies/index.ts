// Owns: none. It shows the policies of people with the figures of the settings.
export { PoliciesModule } from './policies.module.js';
