export { type Breaker, ServiceAway } from './breaker.ts';
export { type OutsideService, OutsideServices, outsideServicesOf, useOutsideServices, withBreaker } from './outside-services.ts';
