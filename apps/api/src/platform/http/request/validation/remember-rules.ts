import { getMetadataStorage } from 'class-validator';

/**
 * For each value the library gathers the rules of its class anew, from all classes there are, which takes longer than
 * checking the value. A class has its rules once it is loaded, before any value comes; so they are gathered once. Only for
 * one way of asking: the DTO pipe's, which uses no groups and no schemas.
 */
export function rememberRules(): void {
  const storage = getMetadataStorage();
  const gather = storage.getTargetValidationMetadatas.bind(storage);
  const known = new Map<unknown, ReturnType<typeof gather>>();
  storage.getTargetValidationMetadatas = (target, ...how) => {
    let rules = known.get(target);
    if (rules === undefined) {
      rules = gather(target, ...how);
      known.set(target, rules);
    }
    return rules;
  };
}
