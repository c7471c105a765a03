export { type Breaker, ServiceAway } from './breaker.ts';
export { guarded, type OutsideService, OutsideServices, outsideServicesOf, useOutsideServices } from './outside-services.ts';
