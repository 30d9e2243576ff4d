/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { Answers } from './answers.ts';

type Success<Bodies> = Bodies[keyof Bodies & (200 | 201 | 202)];

/** Examples of answers when all is well, by operationId and name. */
export const examples = {
  "getUpcomingMatches": {
    "two_matches": [
      {
        "id": 12,
        "title": "Úterní futsal na Lužánkách",
        "description": "Hrajeme pět na pět, rozlišováky máme. Přijďte deset minut předem.",
        "sport": "football",
        "level": "intermediate",
        "format": "5v5",
        "starts_at": "2026-11-24T18:00:00+01:00",
        "ends_at": "2026-11-24T19:30:00+01:00",
        "timezone": "Europe/Prague",
        "status": "scheduled",
        "cancellation_reason": null,
        "venue": {
          "name": "Sportovní hala Lužánky",
          "address": "Sportovní 486/4, 602 00 Brno",
          "city": {
            "id": 2,
            "name": "Brno",
            "region": "Jihomoravský kraj",
            "country_code": "CZ",
            "latitude": 49.1951,
            "longitude": 16.6068
          },
          "latitude": 49.2102,
          "longitude": 16.6086
        },
        "min_participants": 8,
        "max_participants": 10,
        "participants_count": 7,
        "waitlist_count": 0,
        "price": {
          "amount": 12000,
          "currency": "CZK"
        },
        "join_deadline": "2026-11-24T16:00:00+01:00",
        "leave_deadline": "2026-11-24T12:00:00+01:00",
        "organizer": {
          "id": 4,
          "display_name": "Petr Dvořák",
          "profile_picture": null
        },
        "my_participation": {
          "pid": 311,
          "status": "joined",
          "waitlist_position": null,
          "joined_at": "2026-11-19T20:14:00+01:00",
          "confirm_by": "2026-11-24T08:00:00+01:00",
          "confirmed_at": null,
          "confirmation_token": "Zk3vQ0c2RrT9yXw5"
        },
        "can_join": false,
        "can_leave": true,
        "reason_code": "already_joined",
        "updated_at": "2026-11-19T20:14:00+01:00"
      },
      {
        "id": 15,
        "title": "Volejbal pro radost",
        "description": "",
        "sport": "volleyball",
        "level": "any",
        "format": "6v6",
        "starts_at": "2026-11-25T19:00:00+01:00",
        "ends_at": "2026-11-25T21:00:00+01:00",
        "timezone": "Europe/Prague",
        "status": "scheduled",
        "cancellation_reason": null,
        "venue": {
          "name": "ZŠ Křídlovická",
          "address": "Křídlovická 513/30b, 603 00 Brno",
          "city": {
            "id": 2,
            "name": "Brno",
            "region": "Jihomoravský kraj",
            "country_code": "CZ",
            "latitude": 49.1951,
            "longitude": 16.6068
          },
          "latitude": null,
          "longitude": null
        },
        "min_participants": null,
        "max_participants": 12,
        "participants_count": 12,
        "waitlist_count": 2,
        "price": null,
        "join_deadline": null,
        "leave_deadline": null,
        "organizer": {
          "id": 9,
          "display_name": "Lenka Malá",
          "profile_picture": null
        },
        "my_participation": null,
        "can_join": true,
        "can_leave": false,
        "reason_code": "not_joined",
        "updated_at": "2026-11-20T07:31:00+01:00"
      }
    ],
    "none": []
  },
  "joinMatch": {
    "joined": {
      "id": 12,
      "title": "Úterní futsal na Lužánkách",
      "description": "Hrajeme pět na pět, rozlišováky máme. Přijďte deset minut předem.",
      "sport": "football",
      "level": "intermediate",
      "format": "5v5",
      "starts_at": "2026-11-24T18:00:00+01:00",
      "ends_at": "2026-11-24T19:30:00+01:00",
      "timezone": "Europe/Prague",
      "status": "scheduled",
      "cancellation_reason": null,
      "venue": {
        "name": "Sportovní hala Lužánky",
        "address": "Sportovní 486/4, 602 00 Brno",
        "city": {
          "id": 2,
          "name": "Brno",
          "region": "Jihomoravský kraj",
          "country_code": "CZ",
          "latitude": 49.1951,
          "longitude": 16.6068
        },
        "latitude": 49.2102,
        "longitude": 16.6086
      },
      "min_participants": 8,
      "max_participants": 10,
      "participants_count": 2,
      "waitlist_count": 0,
      "price": {
        "amount": 12000,
        "currency": "CZK"
      },
      "join_deadline": "2026-11-24T16:00:00+01:00",
      "leave_deadline": "2026-11-24T12:00:00+01:00",
      "organizer": {
        "id": 4,
        "display_name": "Petr Dvořák",
        "profile_picture": null
      },
      "my_participation": {
        "pid": 311,
        "status": "joined",
        "waitlist_position": null,
        "joined_at": "2026-11-19T20:14:00+01:00",
        "confirm_by": "2026-11-24T08:00:00+01:00",
        "confirmed_at": null,
        "confirmation_token": "Zk3vQ0c2RrT9yXw5"
      },
      "can_join": false,
      "can_leave": true,
      "reason_code": "already_joined",
      "updated_at": "2026-11-19T20:14:00+01:00",
      "participants": [
        {
          "pid": 310,
          "user": {
            "id": 4,
            "display_name": "Petr Dvořák",
            "profile_picture": null
          },
          "status": "confirmed",
          "waitlist_position": null,
          "joined_at": "2026-11-10T18:02:00+01:00",
          "is_me": false
        },
        {
          "pid": 311,
          "user": {
            "id": 1,
            "display_name": "Jana Nováková",
            "profile_picture": null
          },
          "status": "joined",
          "waitlist_position": null,
          "joined_at": "2026-11-19T20:14:00+01:00",
          "is_me": true
        }
      ]
    },
    "waitlisted": {
      "id": 15,
      "title": "Badminton ve dvou",
      "description": "",
      "sport": "badminton",
      "level": "advanced",
      "format": "1v1",
      "starts_at": "2026-11-25T19:00:00+01:00",
      "ends_at": "2026-11-25T20:00:00+01:00",
      "timezone": "Europe/Prague",
      "status": "scheduled",
      "cancellation_reason": null,
      "venue": {
        "name": "Badminton Holešovice",
        "address": "Jankovcova 1518/2, 170 00 Praha",
        "city": {
          "id": 1,
          "name": "Praha",
          "region": "Hlavní město Praha",
          "country_code": "CZ",
          "latitude": 50.0755,
          "longitude": 14.4378
        },
        "latitude": null,
        "longitude": null
      },
      "min_participants": 2,
      "max_participants": 2,
      "participants_count": 2,
      "waitlist_count": 1,
      "price": null,
      "join_deadline": null,
      "leave_deadline": null,
      "organizer": {
        "id": 9,
        "display_name": "Lenka Malá",
        "profile_picture": null
      },
      "my_participation": {
        "pid": 402,
        "status": "waitlisted",
        "waitlist_position": 1,
        "joined_at": "2026-11-20T08:00:00+01:00",
        "confirm_by": null,
        "confirmed_at": null
      },
      "can_join": false,
      "can_leave": true,
      "reason_code": "already_joined",
      "updated_at": "2026-11-20T08:00:00+01:00",
      "participants": [
        {
          "pid": 401,
          "user": {
            "id": 9,
            "display_name": "Lenka Malá",
            "profile_picture": null
          },
          "status": "joined",
          "waitlist_position": null,
          "joined_at": "2026-11-12T10:00:00+01:00",
          "is_me": false
        },
        {
          "pid": 403,
          "user": {
            "id": 12,
            "display_name": "Marek Veselý",
            "profile_picture": null
          },
          "status": "confirmed",
          "waitlist_position": null,
          "joined_at": "2026-11-13T17:45:00+01:00",
          "is_me": false
        },
        {
          "pid": 402,
          "user": {
            "id": 1,
            "display_name": "Jana Nováková",
            "profile_picture": null
          },
          "status": "waitlisted",
          "waitlist_position": 1,
          "joined_at": "2026-11-20T08:00:00+01:00",
          "is_me": true
        }
      ]
    }
  },
  "leaveMatch": {
    "left": {
      "id": 12,
      "title": "Úterní futsal na Lužánkách",
      "description": "Hrajeme pět na pět, rozlišováky máme. Přijďte deset minut předem.",
      "sport": "football",
      "level": "intermediate",
      "format": "5v5",
      "starts_at": "2026-11-24T18:00:00+01:00",
      "ends_at": "2026-11-24T19:30:00+01:00",
      "timezone": "Europe/Prague",
      "status": "scheduled",
      "cancellation_reason": null,
      "venue": {
        "name": "Sportovní hala Lužánky",
        "address": "Sportovní 486/4, 602 00 Brno",
        "city": {
          "id": 2,
          "name": "Brno",
          "region": "Jihomoravský kraj",
          "country_code": "CZ",
          "latitude": 49.1951,
          "longitude": 16.6068
        },
        "latitude": 49.2102,
        "longitude": 16.6086
      },
      "min_participants": 8,
      "max_participants": 10,
      "participants_count": 1,
      "waitlist_count": 0,
      "price": {
        "amount": 12000,
        "currency": "CZK"
      },
      "join_deadline": "2026-11-24T16:00:00+01:00",
      "leave_deadline": "2026-11-24T12:00:00+01:00",
      "organizer": {
        "id": 4,
        "display_name": "Petr Dvořák",
        "profile_picture": null
      },
      "my_participation": null,
      "can_join": true,
      "can_leave": false,
      "reason_code": "not_joined",
      "updated_at": "2026-11-19T20:14:00+01:00",
      "participants": [
        {
          "pid": 310,
          "user": {
            "id": 4,
            "display_name": "Petr Dvořák",
            "profile_picture": null
          },
          "status": "confirmed",
          "waitlist_position": null,
          "joined_at": "2026-11-10T18:02:00+01:00",
          "is_me": false
        }
      ]
    }
  },
  "confirmParticipation": {
    "confirmed": {
      "status": "confirmed",
      "pid": 311,
      "confirmed_at": "2026-11-23T21:05:12+01:00",
      "match": {
        "id": 12,
        "title": "Úterní futsal na Lužánkách",
        "starts_at": "2026-11-24T18:00:00+01:00",
        "timezone": "Europe/Prague",
        "venue": {
          "name": "Sportovní hala Lužánky",
          "address": "Sportovní 486/4, 602 00 Brno",
          "city": {
            "id": 2,
            "name": "Brno",
            "region": "Jihomoravský kraj",
            "country_code": "CZ",
            "latitude": 49.1951,
            "longitude": 16.6068
          },
          "latitude": 49.2102,
          "longitude": 16.6086
        }
      }
    }
  },
  "getChatNotifications": {
    "one_match": {
      "total_unread": 3,
      "results": [
        {
          "match_id": 12,
          "match_title": "Úterní futsal na Lužánkách",
          "unread_count": 3,
          "last_message": {
            "id": 904,
            "match_id": 12,
            "sender": {
              "id": 4,
              "display_name": "Petr Dvořák",
              "profile_picture": null
            },
            "kind": "text",
            "message": "Sraz v 17:50 u šaten.",
            "created_at": "2026-11-23T19:40:00+01:00",
            "is_mine": false
          },
          "updated_at": "2026-11-23T19:40:00+01:00"
        }
      ]
    },
    "nothing_unread": {
      "total_unread": 0,
      "results": []
    }
  },
  "getMatch": {
    "open": {
      "id": 12,
      "title": "Úterní futsal na Lužánkách",
      "description": "Hrajeme pět na pět, rozlišováky máme. Přijďte deset minut předem.",
      "sport": "football",
      "level": "intermediate",
      "format": "5v5",
      "starts_at": "2026-11-24T18:00:00+01:00",
      "ends_at": "2026-11-24T19:30:00+01:00",
      "timezone": "Europe/Prague",
      "status": "scheduled",
      "cancellation_reason": null,
      "venue": {
        "name": "Sportovní hala Lužánky",
        "address": "Sportovní 486/4, 602 00 Brno",
        "city": {
          "id": 2,
          "name": "Brno",
          "region": "Jihomoravský kraj",
          "country_code": "CZ",
          "latitude": 49.1951,
          "longitude": 16.6068
        },
        "latitude": 49.2102,
        "longitude": 16.6086
      },
      "min_participants": 8,
      "max_participants": 10,
      "participants_count": 1,
      "waitlist_count": 0,
      "price": {
        "amount": 12000,
        "currency": "CZK"
      },
      "join_deadline": "2026-11-24T16:00:00+01:00",
      "leave_deadline": "2026-11-24T12:00:00+01:00",
      "organizer": {
        "id": 4,
        "display_name": "Petr Dvořák",
        "profile_picture": null
      },
      "my_participation": null,
      "can_join": true,
      "can_leave": false,
      "reason_code": "not_joined",
      "updated_at": "2026-11-19T20:14:00+01:00",
      "participants": [
        {
          "pid": 310,
          "user": {
            "id": 4,
            "display_name": "Petr Dvořák",
            "profile_picture": null
          },
          "status": "confirmed",
          "waitlist_position": null,
          "joined_at": "2026-11-10T18:02:00+01:00",
          "is_me": false
        }
      ]
    },
    "joined": {
      "id": 12,
      "title": "Úterní futsal na Lužánkách",
      "description": "Hrajeme pět na pět, rozlišováky máme. Přijďte deset minut předem.",
      "sport": "football",
      "level": "intermediate",
      "format": "5v5",
      "starts_at": "2026-11-24T18:00:00+01:00",
      "ends_at": "2026-11-24T19:30:00+01:00",
      "timezone": "Europe/Prague",
      "status": "scheduled",
      "cancellation_reason": null,
      "venue": {
        "name": "Sportovní hala Lužánky",
        "address": "Sportovní 486/4, 602 00 Brno",
        "city": {
          "id": 2,
          "name": "Brno",
          "region": "Jihomoravský kraj",
          "country_code": "CZ",
          "latitude": 49.1951,
          "longitude": 16.6068
        },
        "latitude": 49.2102,
        "longitude": 16.6086
      },
      "min_participants": 8,
      "max_participants": 10,
      "participants_count": 2,
      "waitlist_count": 0,
      "price": {
        "amount": 12000,
        "currency": "CZK"
      },
      "join_deadline": "2026-11-24T16:00:00+01:00",
      "leave_deadline": "2026-11-24T12:00:00+01:00",
      "organizer": {
        "id": 4,
        "display_name": "Petr Dvořák",
        "profile_picture": null
      },
      "my_participation": {
        "pid": 311,
        "status": "joined",
        "waitlist_position": null,
        "joined_at": "2026-11-19T20:14:00+01:00",
        "confirm_by": "2026-11-24T08:00:00+01:00",
        "confirmed_at": null,
        "confirmation_token": "Zk3vQ0c2RrT9yXw5"
      },
      "can_join": false,
      "can_leave": true,
      "reason_code": "already_joined",
      "updated_at": "2026-11-19T20:14:00+01:00",
      "participants": [
        {
          "pid": 310,
          "user": {
            "id": 4,
            "display_name": "Petr Dvořák",
            "profile_picture": null
          },
          "status": "confirmed",
          "waitlist_position": null,
          "joined_at": "2026-11-10T18:02:00+01:00",
          "is_me": false
        },
        {
          "pid": 311,
          "user": {
            "id": 1,
            "display_name": "Jana Nováková",
            "profile_picture": null
          },
          "status": "joined",
          "waitlist_position": null,
          "joined_at": "2026-11-19T20:14:00+01:00",
          "is_me": true
        }
      ]
    }
  },
  "getChatMessages": {
    "two_messages": {
      "results": [
        {
          "id": 903,
          "match_id": 12,
          "sender": null,
          "kind": "system",
          "message": "Jde hrát: Jana Nováková",
          "created_at": "2026-11-19T20:14:00+01:00",
          "is_mine": false
        },
        {
          "id": 904,
          "match_id": 12,
          "sender": {
            "id": 4,
            "display_name": "Petr Dvořák",
            "profile_picture": null
          },
          "kind": "text",
          "message": "Sraz v 17:50 u šaten.",
          "created_at": "2026-11-23T19:40:00+01:00",
          "is_mine": false
        }
      ],
      "last_read_message_id": 903
    }
  },
  "sendChatMessage": {
    "sent": {
      "id": 905,
      "match_id": 12,
      "sender": {
        "id": 1,
        "display_name": "Jana Nováková",
        "profile_picture": null
      },
      "kind": "text",
      "message": "Beru míč a pumpičku.",
      "created_at": "2026-11-23T19:42:10+01:00",
      "is_mine": true
    }
  },
  "getChatSummary": {
    "read": {
      "match_id": 12,
      "message_count": 905,
      "unread_count": 0,
      "last_read_message_id": 905,
      "last_read_at": "2026-11-23T19:42:11+01:00",
      "last_message": {
        "id": 905,
        "match_id": 12,
        "sender": {
          "id": 1,
          "display_name": "Jana Nováková",
          "profile_picture": null
        },
        "kind": "text",
        "message": "Beru míč a pumpičku.",
        "created_at": "2026-11-23T19:42:10+01:00",
        "is_mine": true
      }
    }
  },
  "markChatRead": {
    "read": {
      "match_id": 12,
      "message_count": 905,
      "unread_count": 0,
      "last_read_message_id": 905,
      "last_read_at": "2026-11-23T19:42:11+01:00",
      "last_message": {
        "id": 905,
        "match_id": 12,
        "sender": {
          "id": 1,
          "display_name": "Jana Nováková",
          "profile_picture": null
        },
        "kind": "text",
        "message": "Beru míč a pumpičku.",
        "created_at": "2026-11-23T19:42:10+01:00",
        "is_mine": true
      }
    }
  },
  "getChatNotification": {
    "unread": {
      "match_id": 12,
      "match_title": "Úterní futsal na Lužánkách",
      "unread_count": 1,
      "last_message": {
        "id": 904,
        "match_id": 12,
        "sender": {
          "id": 4,
          "display_name": "Petr Dvořák",
          "profile_picture": null
        },
        "kind": "text",
        "message": "Sraz v 17:50 u šaten.",
        "created_at": "2026-11-23T19:40:00+01:00",
        "is_mine": false
      },
      "updated_at": "2026-11-23T19:40:00+01:00"
    }
  },
  "login": {
    "authenticated": {
      "status": "authenticated",
      "access": "eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE3OTUyODQwMDB9.c2lnbmF0dXJl",
      "refresh": "eyJhbGciOiJIUzI1NiJ9.eyJ0eXAiOiJyZWZyZXNoIn0.c2lnbmF0dXJl"
    },
    "otp_required": {
      "status": "otp_required",
      "otp_token": "kP8sV2mQ4xT7bN1cZ6aW",
      "channel": "email",
      "expires_at": "2026-11-20T18:10:00+01:00"
    }
  },
  "googleAuth": {
    "authenticated": {
      "status": "authenticated",
      "access": "eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE3OTUyODQwMDB9.c2lnbmF0dXJl",
      "refresh": "eyJhbGciOiJIUzI1NiJ9.eyJ0eXAiOiJyZWZyZXNoIn0.c2lnbmF0dXJl"
    },
    "otp_required": {
      "status": "otp_required",
      "otp_token": "kP8sV2mQ4xT7bN1cZ6aW",
      "channel": "email",
      "expires_at": "2026-11-20T18:10:00+01:00"
    }
  },
  "verifyOtp": {
    "authenticated": {
      "status": "authenticated",
      "access": "eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE3OTUyODQwMDB9.c2lnbmF0dXJl",
      "refresh": "eyJhbGciOiJIUzI1NiJ9.eyJ0eXAiOiJyZWZyZXNoIn0.c2lnbmF0dXJl"
    }
  },
  "refreshToken": {
    "access": {
      "access": "eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE3OTUyODQwMDB9.c2lnbmF0dXJl"
    }
  },
  "getSession": {
    "jana": {
      "user": {
        "id": 1,
        "username": "jana",
        "email": "jana@example.com",
        "email_verified": true,
        "display_name": "Jana Nováková",
        "first_name": "Jana",
        "last_name": "Nováková",
        "profile_picture": null,
        "language": "cs"
      },
      "partner": null
    },
    "partner": {
      "user": {
        "id": 2,
        "username": "alex",
        "email": "alex@example.com",
        "email_verified": true,
        "display_name": "Alex Turner",
        "first_name": "Alex",
        "last_name": "Turner",
        "profile_picture": null,
        "language": "en"
      },
      "partner": {
        "slug": "sokol-brno",
        "name": "Sokol Brno"
      }
    }
  },
  "register": {
    "created": {
      "email": "ondra@example.com",
      "status": "verification_required"
    }
  },
  "verifyEmail": {
    "verified": {
      "status": "verified"
    },
    "already_verified": {
      "status": "already_verified"
    }
  },
  "resendVerificationEmail": {
    "accepted": {
      "status": "accepted"
    }
  },
  "requestPasswordReset": {
    "accepted": {
      "status": "accepted"
    }
  },
  "getStatistics": {
    "busy_player": {
      "matches_joined": 34,
      "matches_played": 27,
      "matches_upcoming": 4,
      "matches_attended": 25,
      "no_shows": 2,
      "late_leaves": 1,
      "attendance_rate": 0.926,
      "current_streak": 6,
      "longest_streak": 11,
      "first_match_at": "2025-12-03T18:00:00+01:00",
      "last_match_at": "2026-11-17T19:30:00+01:00",
      "by_month": [
        {
          "month": "2025-12",
          "joined": 3,
          "attended": 3
        },
        {
          "month": "2026-01",
          "joined": 2,
          "attended": 2
        },
        {
          "month": "2026-02",
          "joined": 3,
          "attended": 2,
          "no_shows": 1
        },
        {
          "month": "2026-03",
          "joined": 3,
          "attended": 3
        },
        {
          "month": "2026-04",
          "joined": 2,
          "attended": 2
        },
        {
          "month": "2026-05",
          "joined": 3,
          "attended": 3
        },
        {
          "month": "2026-06",
          "joined": 2,
          "attended": 2
        },
        {
          "month": "2026-07",
          "joined": 0,
          "attended": 0
        },
        {
          "month": "2026-08",
          "joined": 1,
          "attended": 1
        },
        {
          "month": "2026-09",
          "joined": 3,
          "attended": 2,
          "no_shows": 1
        },
        {
          "month": "2026-10",
          "joined": 3,
          "attended": 3
        },
        {
          "month": "2026-11",
          "joined": 2,
          "attended": 2
        }
      ],
      "by_city": [
        {
          "city": {
            "id": 2,
            "name": "Brno",
            "region": "Jihomoravský kraj",
            "country_code": "CZ",
            "latitude": 49.1951,
            "longitude": 16.6068
          },
          "attended": 25
        }
      ],
      "by_sport": [
        {
          "sport": "football",
          "attended": 16
        },
        {
          "sport": "floorball",
          "attended": 9
        }
      ],
      "member_since": "2025-11-28T09:00:00+01:00",
      "calculated_at": "2026-11-20T08:00:00+01:00"
    }
  },
  "getProfile": {
    "jana": {
      "id": 1,
      "username": "jana",
      "email": "jana@example.com",
      "email_verified": true,
      "first_name": "Jana",
      "last_name": "Nováková",
      "display_name": "Jana N.",
      "bio": "Brankářka, když je potřeba.",
      "cities": [
        {
          "id": 2,
          "name": "Brno",
          "region": "Jihomoravský kraj",
          "country_code": "CZ",
          "latitude": 49.1951,
          "longitude": 16.6068
        },
        {
          "id": 17,
          "name": "České Budějovice",
          "region": "Jihočeský kraj",
          "country_code": "CZ",
          "latitude": 48.9747,
          "longitude": 14.4743
        }
      ],
      "preferred_sport": "football",
      "preferred_level": "intermediate",
      "profile_picture": null,
      "language": "cs",
      "notifications": {
        "email_reminders": true,
        "email_chat": false
      },
      "date_joined": "2025-11-28T09:00:00+01:00"
    }
  },
  "updateProfile": {
    "jana": {
      "id": 1,
      "username": "jana",
      "email": "jana@example.com",
      "email_verified": true,
      "first_name": "Jana",
      "last_name": "Nováková",
      "display_name": "Jana N.",
      "bio": "Brankářka, když je potřeba.",
      "cities": [
        {
          "id": 2,
          "name": "Brno",
          "region": "Jihomoravský kraj",
          "country_code": "CZ",
          "latitude": 49.1951,
          "longitude": 16.6068
        },
        {
          "id": 17,
          "name": "České Budějovice",
          "region": "Jihočeský kraj",
          "country_code": "CZ",
          "latitude": 48.9747,
          "longitude": 14.4743
        }
      ],
      "preferred_sport": "football",
      "preferred_level": "intermediate",
      "profile_picture": null,
      "language": "cs",
      "notifications": {
        "email_reminders": true,
        "email_chat": false
      },
      "date_joined": "2025-11-28T09:00:00+01:00"
    }
  },
  "getCities": {
    "three_cities": [
      {
        "id": 1,
        "name": "Praha",
        "region": "Hlavní město Praha",
        "country_code": "CZ",
        "latitude": 50.0755,
        "longitude": 14.4378
      },
      {
        "id": 2,
        "name": "Brno",
        "region": "Jihomoravský kraj",
        "country_code": "CZ",
        "latitude": 49.1951,
        "longitude": 16.6068
      },
      {
        "id": 17,
        "name": "České Budějovice",
        "region": "Jihočeský kraj",
        "country_code": "CZ",
        "latitude": 48.9747,
        "longitude": 14.4743
      }
    ]
  },
  "getMessages": {
    "excerpt": {
      "common": {
        "retry": "Zkusit znovu"
      }
    }
  }
} satisfies {
  [Id in keyof Answers]?: Record<string, Success<Answers[Id]>>;
};
