/** The list of resources, filtered for each reader. */
export const resourcesFor: Record<"public" | "engineers" | "policyMakers", string> = {
  public: "/resources?category=For+the+Public",
  engineers: "/resources?category=For+Network+Engineers",
  policyMakers: "/resources?category=For+Policy+Makers",
};

export const publications = "/resources?type=Publication";
