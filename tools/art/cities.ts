/** Longitude and latitude. The network's hub is Addis Ababa, where the organisation is based. */
export const CITIES = {
  "Addis Ababa": [38.75, 9.01],
  Abidjan: [-4.02, 5.34],
  Accra: [-0.19, 5.6],
  Antananarivo: [47.52, -18.9],
  Cairo: [31.24, 30.04],
  "Cape Town": [18.42, -33.92],
  Casablanca: [-7.6, 33.58],
  Dakar: [-17.45, 14.7],
  "Dar es Salaam": [39.27, -6.8],
  Johannesburg: [28.05, -26.2],
  Khartoum: [32.53, 15.55],
  Kigali: [30.06, -1.95],
  Kinshasa: [15.31, -4.33],
  Lagos: [3.38, 6.46],
  Luanda: [13.23, -8.82],
  Lusaka: [28.29, -15.41],
  Maputo: [32.58, -25.97],
  Nairobi: [36.82, -1.29],
  "N'Djamena": [15.05, 12.13],
  Tunis: [10.18, 36.8],
} as const satisfies Record<string, readonly [longitude: number, latitude: number]>;

export type City = keyof typeof CITIES;

export const HUB: City = "Addis Ababa";

/** Every arc bows to the left of its direction, so the order of a pair chooses the side. */
export const LINKS: readonly (readonly [from: City, to: City])[] = [
  ["Addis Ababa", "Cairo"],
  ["Tunis", "Cairo"],
  ["Casablanca", "Tunis"],
  ["Dakar", "Casablanca"],
  ["Addis Ababa", "Dakar"],
  ["Abidjan", "Dakar"],
  ["Accra", "Abidjan"],
  ["Lagos", "Accra"],
  ["Addis Ababa", "Lagos"],
  ["Lagos", "N'Djamena"],
  ["N'Djamena", "Khartoum"],
  ["Addis Ababa", "Khartoum"],
  ["Kinshasa", "Lagos"],
  ["Luanda", "Kinshasa"],
  ["Cape Town", "Luanda"],
  ["Johannesburg", "Cape Town"],
  ["Johannesburg", "Maputo"],
  ["Addis Ababa", "Johannesburg"],
  ["Addis Ababa", "Kigali"],
  ["Kigali", "Lusaka"],
  ["Lusaka", "Johannesburg"],
  ["Nairobi", "Addis Ababa"],
  ["Dar es Salaam", "Nairobi"],
  ["Antananarivo", "Dar es Salaam"],
];
