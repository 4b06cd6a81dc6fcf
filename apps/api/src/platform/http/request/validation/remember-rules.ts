import { getMetadataStorage } from 'class-validator';

/**
 * For every value, class-validator collects the class's rules from its whole registry, which takes longer than checking
 * the value. The rules are fixed once the class is loaded, so this function collects them once. The cache ignores the
 * other arguments: the DTO pipe, the only caller, uses no groups and no schemas.
 */
export function rememberRules(): void {
  const storage = getMetadataStorage();
  const readRules = storage.getTargetValidationMetadatas.bind(storage);
  const known = new Map<unknown, ReturnType<typeof readRules>>();
  storage.getTargetValidationMetadatas = (target, ...how) => {
    let rules = known.get(target);
    if (rules === undefined) {
      rules = readRules(target, ...how);
      known.set(target, rules);
    }
    return rules;
  };
}
