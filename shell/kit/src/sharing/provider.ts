import { BRAND } from '@api/contract/brand';
import type { Organization } from 'schema-dts';

/** Who offers all that stands here, as schema.org's data. */
export const PROVIDER = { '@type': 'Organization', name: BRAND, url: '/' } satisfies Organization;
