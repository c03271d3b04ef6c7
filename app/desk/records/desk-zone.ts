/** In which the desk reads and says times that are not those of an event: where the organisation is. */
export const deskZone = "Africa/Addis_Ababa";
