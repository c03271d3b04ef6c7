export const aiSecurity = {
  title: "AI Security",
  kicker: "Programme",
  description:
    "What it means to secure AI and the pipeline that ships it: for the public, for engineers and for policy makers.",
  lead: "An AI system is secure when it does what its owners say, for the people it is meant for, and nobody can quietly change that.",
  meaning: {
    heading: "What securing AI means",
    paragraphs: [
      "An AI service is made of four things: the data it learned from, the model that came out of that data, the software around the model, and the people who use it. Someone who wants to misuse the service looks for the weakest of the four. That is rarely the model alone.",
      "All four meet in the CD/CI pipeline: the automatic chain that collects, builds, tests and delivers the service, often many times a day. Anyone who controls one link controls everything that comes after it. That is why we begin there, and why the work is within reach: few teams train a large model, but every team has a pipeline.",
    ],
  },
  pipeline: {
    heading: "The pipeline, step by step",
    lead: "Six steps from data to daily use. For each one: what goes wrong in practice, and what helps.",
    wrong: "What can go wrong",
    remedy: "What to do",
    steps: [
      {
        title: "Data",
        text: "What the model learns from: texts, pictures, records, recordings.",
        wrong:
          "Someone slips in false examples. Personal records are used without permission. Whole languages are missing.",
        remedy:
          "Record where each set comes from and under what terms. Keep a fingerprint of it, so that you notice any change. Remove what identifies people.",
      },
      {
        title: "Model",
        text: "The result of the training, usually a large file made by someone else.",
        wrong:
          "The file is not the one that was tested. It carries a hidden trigger, or runs code when it is opened. It gives away what it learned.",
        remedy:
          "Take it from a known source in a format that cannot run code. Check its signature. Attack it yourself, in the languages of its users.",
      },
      {
        title: "Dependencies",
        text: "The packages, images and services that the software is built on.",
        wrong:
          "A popular package is taken over, or someone publishes a fake with almost the same name. An outside service changes overnight.",
        remedy:
          "Keep a list of everything you use. Fix exact versions with their fingerprints. Update on purpose, a little at a time.",
      },
      {
        title: "Build",
        text: "The machine that turns all of this into something that can be delivered.",
        wrong:
          "A password is left in the code. A stranger's change runs with full rights. What comes out is not what was reviewed.",
        remedy:
          "Keep secrets out of the code, and let them expire soon. Give each job only the rights it needs. Sign what comes out, with a record of what went in.",
      },
      {
        title: "Deployment",
        text: "The moment when the new version replaces the old one.",
        wrong:
          "Someone puts a file in place by hand. Nobody knows which version gave which answer. There is no way back.",
        remedy:
          "Run nothing that your own pipeline did not sign. Start with a few users. Practise going back to the last good version.",
      },
      {
        title: "Use",
        text: "People ask, the system answers, and sometimes it acts.",
        wrong:
          "Instructions hidden in a document take over the system. People believe an answer because a machine gave it. Private questions are kept for ever.",
        remedy:
          "Let it do only things that would be harmless if someone tricked it. Have a person confirm what matters. Watch for odd behaviour, and know who may switch it off.",
      },
    ],
  },
  readers: {
    heading: "Where to start",
    lead: "Three ways in. Everything behind them is free to read.",
    items: {
      public: {
        title: "For the public",
        text: "Voices can be copied and pictures invented. Good habits protect you better than sharp eyes: stop, call back on a number you know, ask someone. You can also ask whether a machine made a decision about you, and who answers for it.",
        link: "Resources for the public",
      },
      engineers: {
        title: "For engineers",
        text: "Begin with three things that cost no money: take the secrets out of your repositories, fix the versions of what you depend on, and sign what you build. Then attack your own service before someone else does.",
        link: "Resources for network engineers",
      },
      policyMakers: {
        title: "For policy makers",
        text: "A rule only helps if someone can check it. Ask for evidence: where a model comes from, in which languages it was tested, how it is switched off, how a person can object. Put these questions into the tender, where they cost little.",
        link: "Resources for policy makers",
      },
    },
  },
  next: {
    heading: "Rules and people",
    text: "Security needs rules that work and people you can talk to. Read how we work on policy, or bring us a question about your own pipeline.",
    policy: "Our policy work",
    contact: "Contact Us",
  },
};
