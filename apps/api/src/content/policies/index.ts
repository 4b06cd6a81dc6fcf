// Owns: none. It shows the policies of people with the figures of the settings, and publishes new versions of them.
export { PoliciesModule } from './policies.module.js';
