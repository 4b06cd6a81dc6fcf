import { oneOf } from '../../common/body.ts';
import { savedViewScreens } from './wire.ts';

export const savedViewQueries = {
  'savedViews.admin.list': {
    screen: oneOf(savedViewScreens),
  },
} as const;
