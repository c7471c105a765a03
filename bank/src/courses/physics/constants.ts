/** Physical constants in SI units, with the figures that the course's data booklet gives. */

/** Free-fall acceleration at the Earth's surface, m s^-2. */
export const FREE_FALL = 9.8;
/** Gravitational constant, N m^2 kg^-2. */
export const GRAVITATION = 6.67e-11;
/** Speed of light in vacuum, m s^-1. */
export const LIGHT_SPEED = 3.0e8;
/** Planck constant, J s. */
export const PLANCK = 6.63e-34;
/** Elementary charge, C. */
export const ELEMENTARY_CHARGE = 1.6e-19;
/** Electron mass, kg. */
export const ELECTRON_MASS = 9.11e-31;
/** Unified atomic mass unit, kg. */
export const ATOMIC_MASS_UNIT = 1.661e-27;
/** Energy equivalent of the atomic mass unit, MeV. */
export const ATOMIC_MASS_UNIT_MEV = 931.5;
/** Boltzmann constant, J K^-1. */
export const BOLTZMANN = 1.38e-23;
/** Gas constant, J K^-1 mol^-1. */
export const GAS_CONSTANT = 8.31;
/** Avogadro constant, mol^-1. */
export const AVOGADRO = 6.02e23;
/** Stefan-Boltzmann constant, W m^-2 K^-4. */
export const STEFAN_BOLTZMANN = 5.67e-8;
/** Wien displacement constant, m K. */
export const WIEN = 2.9e-3;
/** Coulomb constant, N m^2 C^-2. */
export const COULOMB = 8.99e9;
/** Permeability of free space, T m A^-1. */
export const PERMEABILITY = 4e-7 * Math.PI;
/** Fermi radius, m: the radius of a nucleus is this times the cube root of its nucleon number. */
export const FERMI_RADIUS = 1.2e-15;
