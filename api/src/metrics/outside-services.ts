import { Counter, Gauge, type Registry } from 'prom-client';
import type { Services } from '../http/services.ts';
import { outsideServicesOf } from '../outside-services/index.ts';

/** The state of the circuit breakers of this process, for the services used so far. */
export function addOutsideServices(registry: Registry, { config }: Pick<Services, 'config'>): void {
  const services = outsideServicesOf(config);
  new Gauge({
    name: 'outside_service_away',
    help: '1 while a service is left alone because it failed several times in a row, until a call gets through; else 0',
    labelNames: ['service'],
    registers: [registry],
    collect() {
      for (const [service, { isOpen }] of services) this.set({ service }, isOpen ? 1 : 0);
    },
  });
  new Counter({
    name: 'outside_service_failed_calls_total',
    help: 'Calls to a service that failed since the start of the process',
    labelNames: ['service'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [service, { failures }] of services) this.inc({ service }, failures);
    },
  });
}
