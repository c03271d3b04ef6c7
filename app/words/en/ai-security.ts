const wrong = "What can go wrong";
const remedy = "What to do";

export const aiSecurity = {
  title: "AI Security",
  kicker: "Programme",
  description:
    "What it means to secure AI and the pipeline that ships it: for the public, for engineers and for policy makers.",
  lead: "An AI system is secure when it does what its owners say, for the people it is meant for, and nobody can quietly change that.",
  meaning: {
    heading: "What securing AI means",
    paragraphs: [
      "An AI service is made of four things: data that it learned from, a model that resulted, software around the model, and people who use it. Someone who wants to misuse the service looks for the weakest of the four. It is seldom the model alone.",
      "All four meet in the CD/CI pipeline: the automatic chain that collects, builds, tests and delivers the service, often many times a day. Whoever controls one link controls everything that comes after it. That is why we begin there, and why the work is within reach: few teams train a large model, but every team has a pipeline.",
    ],
  },
  pipeline: {
    heading: "The pipeline, step by step",
    lead: "Six steps from data to daily use. At each one, something that goes wrong in practice and something that helps.",
    steps: [
      {
        title: "Data",
        text: "What the model learns from: texts, pictures, records, recordings.",
        notes: [
          {
            term: wrong,
            text: "Someone slips false examples in. Personal records are used that nobody gave leave to use. Whole languages are missing.",
          },
          {
            term: remedy,
            text: "Record where each set comes from and under what terms. Keep a fingerprint of it, so that a change shows. Remove what identifies people.",
          },
        ],
      },
      {
        title: "Model",
        text: "The result of the training, usually a large file made by someone else.",
        notes: [
          {
            term: wrong,
            text: "The file is not the one that was tested. It carries a hidden trigger, or runs code when it is opened. It gives away what it learned.",
          },
          {
            term: remedy,
            text: "Take it from a known source in a format that cannot run code. Check its signature. Attack it yourself, in the languages of its users.",
          },
        ],
      },
      {
        title: "Dependencies",
        text: "The packages, images and services that the software stands on.",
        notes: [
          {
            term: wrong,
            text: "A popular package is taken over, or a name one letter away from it is. An outside service changes overnight.",
          },
          {
            term: remedy,
            text: "Keep a list of everything you use. Fix exact versions with their fingerprints. Update on purpose, a little at a time.",
          },
        ],
      },
      {
        title: "Build",
        text: "The machine that turns all of this into something that can be delivered.",
        notes: [
          {
            term: wrong,
            text: "A password lies in the code. A stranger's change runs with full rights. What comes out is not what was reviewed.",
          },
          {
            term: remedy,
            text: "Keep secrets out of the code and short-lived. Give each job only the rights it needs. Sign what comes out, with a record of what went in.",
          },
        ],
      },
      {
        title: "Deployment",
        text: "The moment at which the new version replaces the old one.",
        notes: [
          {
            term: wrong,
            text: "Someone puts a file in place by hand. Nobody knows which version answered whom. There is no way back.",
          },
          {
            term: remedy,
            text: "Let nothing run that your own pipeline did not sign. Start with a few users. Practise going back to the last good version.",
          },
        ],
      },
      {
        title: "Use",
        text: "People ask, the system answers, and sometimes it acts.",
        notes: [
          {
            term: wrong,
            text: "Orders hidden in a document steer the system. Answers are believed because a machine gave them. Private questions are kept for ever.",
          },
          {
            term: remedy,
            text: "Let it do only what would be harmless if it were deceived. Have a person confirm what matters. Watch for odd behaviour, and know who may switch it off.",
          },
        ],
      },
    ],
  },
  readers: {
    heading: "Where to start",
    lead: "Three ways in. Everything behind them is free to read.",
    items: {
      public: {
        title: "For the public",
        text: "Voices can be copied and pictures invented. Habits protect better than a sharp eye: stop, call back on a number you know, ask someone. You may also ask whether a machine decided about you, and who answers for it.",
        link: "Resources for the public",
      },
      engineers: {
        title: "For engineers",
        text: "Begin with three things that cost no money: take the secrets out of your repositories, fix the versions of what you depend on, and sign what you build. Then attack your own service before someone else does.",
        link: "Resources for network engineers",
      },
      policyMakers: {
        title: "For policy makers",
        text: "A rule is worth what can be checked. Ask for evidence: where a model comes from, in which languages it was tested, how it is switched off, how a person objects. Put it into the tender, where it is cheap.",
        link: "Resources for policy makers",
      },
    },
  },
  next: {
    heading: "Rules and people",
    text: "Security needs rules that hold and people to talk to. Read how we work on policy, or bring us a question from your own pipeline.",
    policy: "Our policy work",
    contact: "Contact Us",
  },
};
