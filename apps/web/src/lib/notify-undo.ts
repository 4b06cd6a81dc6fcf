import { i18n } from './i18n/i18n';
import { notify } from './notify';

/** "Deactivated. Undo": for what was done at once because it can be taken back. */
export function notifyUndo(message: string, undo: () => void): void {
  notify({ type: 'success', message, action: { label: i18n.t('undo', { ns: 'kit' }), onPress: undo } });
}
